/** Small sounds made on the spot; silent until asked for. */
import type { Sound } from "../../stage/scene";
import { settings } from "../../browser/settings";

let context: AudioContext | null = null;

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** A burst that rises at once and dies away, through a filter. */
function burst(audio: AudioContext, source: AudioScheduledSourceNode, at: number, length: number, pitch: number, level: number): void {
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function tone(audio: AudioContext, type: OscillatorType, pitch: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  return source;
}

const MAKERS: Readonly<Record<Sound, (audio: AudioContext, now: number) => void>> = {
  sand: (audio, now) => burst(audio, noise(audio, 0.2), now, 0.18, 900, 0.12),
  wood: (audio, now) => burst(audio, tone(audio, "triangle", 320), now, 0.12, 420, 0.3),
  stone: (audio, now) => {
    for (let hit = 0; hit < 5; hit++) burst(audio, noise(audio, 0.06), now + hit * 0.07, 0.05, 2600 - hit * 200, 0.35);
  },
  horn: (audio, now) => burst(audio, tone(audio, "sawtooth", 147), now, 0.7, 320, 0.25),
};

export function play(sound: Sound): void {
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  MAKERS[sound](context, context.currentTime);
}
