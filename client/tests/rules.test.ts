/**
 * No rule in the client (docs/adr/0010-no-rule-in-the-client.md): what a screen shows as a number comes in an event, a
 * question or a view. This test reads the folders of the games and lists arithmetic, and numbers that say something.
 */
import ts from "typescript";
import { describe, expect, it } from "vitest";

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

/** What a file calls `place` of `counting.ts`. */
function placing(file: ts.SourceFile): string | null {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !/\/counting"$/.test(statement.moduleSpecifier.getText())) continue;
    const bindings = statement.importClause?.namedBindings;
    const found = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements.find((one) => (one.propertyName ?? one.name).text === "place") : undefined;
    if (found !== undefined) return found.name.text;
  }
  return null;
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
  const [numbers, place] = [printed(file), placing(file)];
  const found: string[] = [];
  const note = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${name}:${line + 1}: ${node.getText().slice(0, 80)}`);
  };
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText() === place && !node.arguments.every(isIndex)) return note(node);
    const isRounded = ts.isCallExpression(node) && ROUNDING.test(node.expression.getText());
    if (DRAWING.has(name) || PICTURE.test(name)) {
      if (isReckoned(node) && mentions(node, numbers)) return note(node);
    } else if (isReckoned(node) || isRounded || isTelling(node)) return note(node);
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

describe("the lists of exceptions", () => {
  it.each([...DRAWING, ...DECODING])("name a file that is there: %s", (name) => {
    expect(`../src/games/${name}` in SOURCES).toBe(true);
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
    ["a coordinate", "render/geometry.ts", "const x = 34 * q + 17 * r;"],
  ])("but not %s", (_, path, source) => {
    expect(reckonings(`gladiatori/${path}`, source)).toEqual([]);
  });
});
