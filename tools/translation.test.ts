import ts from "typescript"
import { expect, test } from "vitest"
import { textOf, trackedFiles } from "./tracked-files"

// A browser that translates a page replaces each text node by an element. React keeps the node: it throws when it removes
// it or inserts something before it, and what it writes to it is not seen. An element with a single text is replaced as a
// whole, so every text that has a changing neighbour is an element of its own, or one template string.

const isWords = (text: string) => /\p{Letter}|\p{Number}/u.test(text)

/** Whether an expression is text that is written in the code. */
function isLiteralText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isLiteralText(node.expression)
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return isWords(node.text)
  return ts.isTemplateExpression(node)
}

/** Whether an expression is such text in some cases and something else, or nothing, in others. */
function isSometimesText(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isSometimesText(node.expression)
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].some(isTextInSomeCase)
  const joins = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]
  if (!ts.isBinaryExpression(node) || !joins.includes(node.operatorToken.kind)) return false
  return isTextInSomeCase(node.right) || isTextInSomeCase(node.left)
}
const isTextInSomeCase = (node: ts.Expression) => isLiteralText(node) || isSometimesText(node)

/** Places where text stands beside something that may change, as "line: text". */
function unsafeTexts(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  function visit(node: ts.Node) {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && isUnsafe(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${path}:${line + 1}: ${node.getText().replace(/\s+/g, " ").slice(0, 160)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function isUnsafe(parent: ts.JsxElement | ts.JsxFragment): boolean {
  const contents = parent.children.flatMap((child): readonly (ts.JsxChild | ts.Expression)[] => {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : [child]
    return ts.isJsxExpression(child) ? (child.expression ? [child.expression] : []) : [child]
  })
  const isText = (child: ts.JsxChild | ts.Expression) =>
    ts.isJsxText(child) ? isWords(child.text) : ts.isExpression(child) && isLiteralText(child)
  const isElement = (child: ts.JsxChild | ts.Expression) =>
    ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child) || ts.isJsxFragment(child)
  const isFixed = (child: ts.JsxChild | ts.Expression) =>
    ts.isJsxText(child) || isElement(child) || ts.isStringLiteral(child) || ts.isNoSubstitutionTemplateLiteral(child)
  // A fragment has no element; its text is removed from the element around it.
  if (ts.isJsxFragment(parent) && contents.some(isText)) return true
  if (contents.length < 2) return false
  if (contents.some((child) => ts.isExpression(child) && !isElement(child) && isSometimesText(child))) return true
  return contents.some(isText) && !contents.every(isFixed)
}

test("text beside something that changes is an element of its own or one template string", () => {
  const files = trackedFiles.filter(
    (path) => /^(app|design-system|features)\/.*\.tsx$/.test(path) && !/\.(test|stories)\./.test(path),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((path) => unsafeTexts(path, textOf(path)))).toEqual([])
})

const amountIn = (text: string) => text.replace("AMOUNT", "$" + "{amount}")

test.each([
  "<p>{saved && <Tick />} Saved</p>",
  '<p>{saved && "Saved. "}<b>Done</b></p>',
  '<p><Tick />{saved ? "Saved" : <Spinner />}</p>',
  "<p>Wager {amount} SOL</p>",
  amountIn("<p><Tick />{`AMOUNT SOL`}</p>"),
  "<>{volume ?? `none`}<b>SOL</b></>",
  "<>Connected</>",
])("the rule finds %s", (jsx) => {
  expect(unsafeTexts("sample.tsx", `const sample = ${jsx}`)).toHaveLength(1)
})

test.each([
  "<p>{saved && <Tick />}<span>Saved</span></p>",
  amountIn("<p>{`Wager AMOUNT SOL`}</p>"),
  '<p>{saved ? "Saved" : "Saving"}</p>',
  "<p>Read the <a>terms</a> first.</p>",
  '<p><b>Win</b>{" "}<span>{amount}</span></p>',
])("the rule passes over %s", (jsx) => {
  expect(unsafeTexts("sample.tsx", `const sample = ${jsx}`)).toEqual([])
})
