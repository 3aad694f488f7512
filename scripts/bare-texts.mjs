/**
 * Finds text that shares its parent with other nodes. A page translator moves or replaces text nodes, and neither React nor
 * Preact can then remove one, or insert a sibling before it.
 */
import { transformSync } from "esbuild";
import { parseAst } from "rollup/parseAst";

const isBlank = (child) => child.type === "JSXText" && child.value.trim() === "" && child.value.includes("\n");
const isComment = (child) => child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression";

/** The values that an expression can have, as far as its form shows them. */
function outcomes(expression) {
  if (expression.type === "ConditionalExpression") return [...outcomes(expression.consequent), ...outcomes(expression.alternate)];
  if (expression.type === "LogicalExpression") {
    const right = outcomes(expression.right);
    return expression.operator === "&&" ? right : [...outcomes(expression.left), ...right];
  }
  if (expression.type === "ParenthesizedExpression") return outcomes(expression.expression);
  return [expression];
}

/** What `map` makes of a list, when the function that it is given is written there. */
function mapped({ callee, arguments: [given] }) {
  if (callee.type !== "MemberExpression" || callee.property.name !== "map" || given?.type !== "ArrowFunctionExpression") return null;
  if (given.body.type !== "BlockStatement") return outcomes(given.body);
  const last = given.body.body.at(-1);
  return last?.type === "ReturnStatement" ? outcomes(last.argument) : null;
}

function canBeText(expression) {
  if (expression.type === "JSXElement" || expression.type === "JSXFragment") return false;
  if (expression.type === "Literal") return typeof expression.value === "string" || typeof expression.value === "number";
  if (expression.type === "CallExpression") return mapped(expression)?.some(canBeText) ?? true;
  return expression.type !== "Identifier" || expression.name !== "undefined";
}

/** A space between two elements: page translators leave it. */
const isSpace = ({ type, value, expression }) =>
  (type === "JSXText" && value.trim() === "") || (type === "JSXExpressionContainer" && expression.value === " ");

const isText = (child) =>
  !isSpace(child) && (child.type === "JSXText" || (child.type === "JSXExpressionContainer" && outcomes(child.expression).some(canBeText)));

function* nodesOf(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each);
  else if (node !== null && typeof node === "object") {
    if (typeof node.type === "string") yield node;
    for (const value of Object.values(node)) yield* nodesOf(value);
  }
}

/**
 * @param {string} source a TSX file
 * @returns {string[]} each bare text, as it is written
 */
export function bareTexts(source) {
  const { code } = transformSync(source, { loader: "tsx", jsx: "preserve", target: "esnext" });
  return [...nodesOf(parseAst(code, { jsx: true }))]
    .filter(({ type }) => type === "JSXElement" || type === "JSXFragment")
    .flatMap(({ type, children }) => {
      const drawn = children.filter((child) => !isBlank(child) && !isComment(child));
      return drawn.length > 1 || type === "JSXFragment" ? drawn.filter(isText) : [];
    })
    .map(({ start, end }) => code.slice(start, end).trim());
}
