/**
 * Finds text that breaks React when a browser translates the page (PE-16).
 *
 * A browser's translator moves every text into a `<font>` of its own. React still holds the text: putting a node before
 * it, or taking it away, then throws and takes the page down; changing it changes what nobody sees. An element that
 * holds nothing but one text is safe, because React sets its content as a whole. So a text that has siblings which
 * come, go or change has to be alone in an element, such as a `<span>`, or be one string with the others.
 */
import type { Node, SourceFile } from 'typescript/unstable/ast'
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
} from 'typescript/unstable/ast/is'
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

export interface BareText {
  /** From 1. */
  line: number
  text: string
}

type Kind = 'element' | 'space' | 'text' | 'comes and goes' | 'text that comes and goes'

/** Their content is text and nothing else: React joins it itself. */
const TEXT_ONLY = new Set(['option', 'title', 'textarea', 'style', 'script', 'text'])

/**
 * @param checker knows the types of the file: what may be text is one of a union that a string or a number belongs to
 * @returns each text that stands bare, in the order of the file
 */
export function bareTexts(file: SourceFile, checker: Checker): BareText[] {
  const found: BareText[] = []
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) found.push(...bareIn(node, file, checker))
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

function bareIn(parent: Node, file: SourceFile, checker: Checker): BareText[] {
  if (isJsxElement(parent) && TEXT_ONLY.has(parent.openingElement.tagName.getText(file))) return []
  if (!isJsxElement(parent) && !isJsxFragment(parent)) return []
  const children = parent.children.flatMap((node) => {
    const kind = kindOf(node, checker)
    return kind === undefined ? [] : [{ node, kind }]
  })
  const isAlone = children.length === 1 && isJsxElement(parent)
  const isStill = children.every(({ kind }) => kind === 'element' || kind === 'text' || kind === 'space')
  if (isAlone || (isStill && isJsxElement(parent))) return []
  return children
    .filter(({ kind }) => kind === 'text' || kind === 'text that comes and goes')
    .map(({ node }) => {
      const text = node.getText(file).trim()
      return { line: file.getLineAndCharacterOfPosition(file.text.indexOf(text, node.pos)).line + 1, text }
    })
}

/** @returns undefined for what makes no node at all: comments, and the white space that JSX drops */
function kindOf(node: Node, checker: Checker): Kind | undefined {
  if (isJsxText(node)) {
    if (node.text.trim() !== '') return 'text'
    return node.text.includes('\n') || node.text === '' ? undefined : 'space'
  }
  if (!isJsxExpression(node)) return 'element'
  const { expression } = node
  if (!expression) return undefined
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) {
    return expression.text.trim() === '' ? 'space' : 'text'
  }
  const type = checker.getTypeAtLocation(expression)
  return type && mayBeText(type, checker) ? 'text that comes and goes' : 'comes and goes'
}

function mayBeText(type: Type, checker: Checker, seen = new Set<number>()): boolean {
  if (seen.has(type.id)) return false
  seen.add(type.id)
  if (type.isUnionType()) return type.getTypes().some((one) => mayBeText(one, checker, seen))
  if ((type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike)) !== 0) return true
  if (checker.isArrayType(type) && type.isTypeReference()) {
    return checker.getTypeArguments(type).some((one) => mayBeText(one, checker, seen))
  }
  return false
}
