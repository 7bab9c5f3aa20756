/**
 * No rule in the client (docs/adr/0010-no-rule-in-the-client.md): what a screen shows as a number comes in an event, a
 * question or a view. This test reads the folders of the games and lists arithmetic, and numbers that say something.
 */
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { COUNTED, LIMITS } from "./counted";

const SOURCES = import.meta.glob<string>("../src/games/*/**/*.{ts,tsx}", { query: "?raw", eager: true, import: "default" });

/** Files that draw: coordinates and sizes are reckoned here, and nowhere else. A new file is none of them. */
const DRAWING: ReadonlySet<string> = new Set([
  "clash/render/beast.tsx",
  "clash/render/board.tsx",
  "clash/render/dice.tsx",
  "clash/render/geometry.ts",
  "clash/render/lights.tsx",
  "clash/render/pieces.tsx",
  "clash/render/plate.tsx",
  "clash/render/tray.tsx",
  "gladiatori/render/arena-board.tsx",
  "gladiatori/render/around.tsx",
  "gladiatori/render/geometry.ts",
  "gladiatori/render/lights.tsx",
  "gladiatori/render/pieces.tsx",
  "gladiatori/render/token.tsx",
  "gladiatori/render/track.tsx",
  "gladiatori/render/tray.tsx",
  "heroes/render/arena-board.tsx",
  "heroes/render/body.tsx",
  "heroes/render/dice.tsx",
  "heroes/render/geometry.ts",
  "heroes/render/ground.tsx",
  "heroes/render/lights.tsx",
  "heroes/render/mercy.tsx",
  "heroes/render/pieces.tsx",
  "heroes/render/token.tsx",
  "jugula/render/arena-board.tsx",
  "jugula/render/geometry.ts",
  "jugula/render/ground.tsx",
  "jugula/render/lights.tsx",
  "jugula/render/pieces.tsx",
  "jugula/render/token.tsx",
  "spartacus/render/arena-board.tsx",
  "spartacus/render/geometry.ts",
  "spartacus/render/pieces.tsx",
  "spartacus/render/token.tsx",
]);
/** Files in which a number comes apart into what it stands for: a choice, a figure, a hex, a card of a row. */
const DECODING: ReadonlySet<string> = new Set(["clash/state/decode.ts", "gladiatori/state/numbering.ts", "jugula/state/decode.ts", "spartacus/state/decode.ts"]);
/** How a game looks on the home page: each brings a picture. */
const PICTURE = /^\w+\/card\.tsx$/;
/** Of what is printed, drawing may reckon with these: places on the board. */
const PLACES: ReadonlySet<string> = new Set(["SPACES", "HEXES", "FACINGS"]);
/** Functions whose literal arguments are places in a list. */
const PLACED: ReadonlySet<string> = new Set(["at", "slice", "context"]);
/** The functions of `counting.ts` that add and take away. */
const ADDING: ReadonlySet<string> = new Set(["left", "total", "weigh", "sum", "plus"]);
/** Events are reduced here: what was told to come or to go does so. */
const EVENTS_REDUCED = /^\w+\/state\/reducers\.ts$/;

const ARITHMETIC: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.AmpersandToken,
  ts.SyntaxKind.BarToken,
  ts.SyntaxKind.CaretToken,
  ts.SyntaxKind.LessThanLessThanToken,
  ts.SyntaxKind.GreaterThanGreaterThanToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.PercentEqualsToken,
  ts.SyntaxKind.GreaterThanGreaterThanEqualsToken,
]);
const BY_ONE: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
]);
const COMPARING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const FINDING: ReadonlySet<string> = new Set(["indexOf", "findIndex"]);
const WALKING: ReadonlySet<string> = new Set(["map", "flatMap", "filter", "forEach"]);
const ROUNDING = /^Math\.(?:floor|ceil|round|trunc|pow|sqrt)$/;

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));
const isOne = (node: ts.Node): boolean => ts.isNumericLiteral(node) && node.text === "1";

/** Arithmetic, but for text that is joined and for one more or one less: counting is no rule. */
function isReckoned(node: ts.Node): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node) || !ARITHMETIC.has(node.operatorToken.kind)) return false;
  if (isText(node.left) || isText(node.right)) return false;
  return !(isOne(node.right) && BY_ONE.has(node.operatorToken.kind));
}

/** A number that is neither nothing, nor one, nor a place in a list, nor has a name: with a name it would be reckoned with. */
function isTelling(node: ts.Node): boolean {
  if (!ts.isNumericLiteral(node) || node.text === "0" || node.text === "1") return false;
  const parent = ts.isPrefixUnaryExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isElementAccessExpression(parent)) return false;
  if (ts.isVariableDeclaration(parent) && /^[A-Z][A-Z0-9_]*$/.test(parent.name.getText())) return false;
  if (!ts.isCallExpression(parent)) return true;
  const called = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression;
  return !PLACED.has(called.getText());
}

/** What a file imports of what is printed. */
function printed(file: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !/\/content"?$/.test(statement.moduleSpecifier.getText().slice(0, -1))) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings !== undefined && ts.isNamedImports(bindings)) for (const one of bindings.elements) if (!PLACES.has(one.name.text)) found.add(one.name.text);
  }
  return found;
}

function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node) && names.has(node.text)) return true;
  return ts.forEachChild(node, (child) => mentions(child, names) || undefined) === true;
}

/** What a file calls the functions of `counting.ts`: their own names by those. */
function counting(file: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !/\/counting"$/.test(statement.moduleSpecifier.getText())) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings !== undefined && ts.isNamedImports(bindings)) for (const one of bindings.elements) found.set(one.name.text, (one.propertyName ?? one.name).text);
  }
  return found;
}

const textOf = (node: ts.Node): string => node.getText().replaceAll(/\s+/g, " ");

/** Sums and differences of `counting.ts`. */
function isAdded(name: string, node: ts.Node, names: ReadonlyMap<string, string>): boolean {
  return !EVENTS_REDUCED.test(name) && ts.isCallExpression(node) && ADDING.has(names.get(node.expression.getText()) ?? "");
}

/** A value against a number that has a name: a limit, unless it is one of the screen. The length of a list is none. */
function isLimited(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !COMPARING.has(node.operatorToken.kind)) return false;
  return [node.left, node.right].some(namesLimit);
}

function namesLimit(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return /^[A-Z][A-Z0-9_]+$/.test(node.text) && !(node.text in LIMITS);
  return ts.isBinaryExpression(node) && ARITHMETIC.has(node.operatorToken.kind) && [node.left, node.right].some(namesLimit);
}

/** An index was looked for in a list, or is counted by a walk over one. */
function isIndex(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return ts.isPropertyAccessExpression(node.expression) && FINDING.has(node.expression.name.text);
  if (!ts.isIdentifier(node)) return false;
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (!ts.isArrowFunction(around) || around.parameters[1]?.name.getText() !== node.text) continue;
    const walk = ts.isCallExpression(around.parent) ? around.parent.expression : null;
    if (walk !== null && ts.isPropertyAccessExpression(walk) && WALKING.has(walk.name.text)) return true;
  }
  return false;
}

/** Where a file reckons: line and text. */
export function reckonings(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  if (DECODING.has(name)) return [];
  const [numbers, names] = [printed(file), counting(file)];
  const found: string[] = [];
  const note = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${name}:${line + 1}: ${textOf(node).slice(0, 80)}`);
  };
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && names.get(node.expression.getText()) === "place" && !node.arguments.every(isIndex)) return note(node);
    // Written down with a reason, whole, whatever is within it.
    if (isAdded(name, node, names)) return COUNTED[name]?.calls.includes(textOf(node)) === true ? undefined : note(node);
    const isRounded = ts.isCallExpression(node) && ROUNDING.test(node.expression.getText());
    if (DRAWING.has(name) || PICTURE.test(name)) {
      if (isReckoned(node) && mentions(node, numbers)) return note(node);
    } else if (isReckoned(node) || isRounded || isTelling(node) || isLimited(node)) return note(node);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

describe("the lists of exceptions", () => {
  it.each([...DRAWING, ...DECODING])("name a file that is there: %s", (name) => {
    expect(`../src/games/${name}` in SOURCES).toBe(true);
  });

  it.each(Object.entries(COUNTED))("name sums that are there, with a reason: %s", (name, { why, calls }) => {
    const source = (SOURCES[`../src/games/${name}`] ?? "").replaceAll(/\s+/g, " ");
    expect(why).not.toBe("");
    expect(calls.filter((call) => !source.includes(call))).toEqual([]);
  });

  it.each(Object.keys(LIMITS))("name a number that is there: %s", (name) => {
    expect(Object.values(SOURCES).some((source) => source.includes(`const ${name} = `))).toBe(true);
  });
});

describe("the folders of the games", () => {
  it.each(Object.entries(SOURCES).map(([path, source]) => [path.replace("../src/games/", ""), source] as const))("reckon nothing in %s", (name, source) => {
    expect(reckonings(name, source)).toEqual([]);
  });
});

describe("a rule that somebody plants", () => {
  it.each([
    ["a price", "words/asking.ts", "const price = 2 * cost;"],
    ["a wound", "state/reducers.ts", "const tokens = Math.floor(hits / pair);"],
    ["a bonus", "render/fight.tsx", "const total = value + BONUS;"],
    ["a limit", "input/choosing/build.ts", "if (feints > 3) return;"],
    ["a number that is no place", "input/choosing/splitting.tsx", 'import { place } from "../../../counting";\nconst deadly = place(life);'],
    ["a number by another name", "input/choosing/splitting.tsx", 'import { place as ordinal } from "../../../counting";\nconst deadly = kinds.map((kind) => ordinal(kind));'],
    ["a limit with a name", "words/labels.ts", "const isFull = hand > HAND_LIMIT;"],
    ["a limit with a name and one more", "words/labels.ts", "const isFull = HAND_LIMIT + 1 <= hand;"],
    ["a difference", "words/labels.ts", 'import { left } from "../../counting";\nconst damage = Math.max(0, left(attack, defence));'],
    ["a double", "words/labels.ts", 'import { total } from "../../counting";\nconst price = total([n, n]);'],
    ["a product", "words/labels.ts", 'import { weigh as by } from "../../counting";\nconst price = by([1], () => count, () => cost);'],
    ["a sum where another is written down", "input/choosing/build.ts", 'import { total } from "../../counting";\nconst price = total([cost, cost]);'],
    ["a difference in a file that draws", "render/pieces.tsx", 'import { left } from "../../counting";\nconst damage = left(attack, defence);'],
    ["a sum of what is printed", "render/pieces.tsx", 'import { ITEMS } from "../state/content";\nconst all = ITEMS[0].attack + ITEMS[1].attack;'],
  ])("is noticed: %s", (_, path, source) => {
    const name = `gladiatori/${path}`;
    expect(reckonings(name, source)).toHaveLength(1);
  });

  it.each([
    ["one more", "words/asking.ts", "const next = place + 1;"],
    ["joined text", "words/asking.ts", 'const name = first + ", " + last;'],
    ["the place of an index", "words/asking.ts", 'import { place } from "../../counting";\nconst all = [place(order.indexOf(seat)), ...dice.map((_, at) => place(at))];'],
    ["a place in a list", "state/reducers.ts", "const value = at(args, 4);"],
    ["a list by its length", "words/asking.ts", "const isKnown = card < CARDS.length;"],
    ["a screen that is full", "input/acting.tsx", "const isFull = rows > LONG_LIST;"],
    ["what was told to come", "state/reducers.ts", 'import { plus } from "../../counting";\nconst cards = plus(hand, kind, 1);'],
    ["a coordinate", "render/geometry.ts", "const x = 34 * q + 17 * r;"],
  ])("but not %s", (_, path, source) => {
    expect(reckonings(`gladiatori/${path}`, source)).toEqual([]);
  });
});
