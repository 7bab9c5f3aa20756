"""Lessons: a game teaches itself on its own engine.

A lesson is data, `games/<game>/lessons/<number>-<id>.toml`: a scene, and tasks with the answers
that are right. docs/howto/add-a-lesson.md says how one is written.
"""

from harena.lessons.lesson import Lesson, Task
from harena.lessons.shelf import find, lessons_of, taught
from harena.lessons.sitting import Sitting

__all__ = ["Lesson", "Sitting", "Task", "find", "lessons_of", "taught"]
