/** Every test begins with the content of the built-in pack. */
import files from "virtual:content/clash";
import { beforeEach } from "vitest";
import { layOut } from "../src/games/clash/state/content";

beforeEach(() => layOut(files));
