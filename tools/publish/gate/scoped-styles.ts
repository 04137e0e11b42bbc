/**
 * A remote's styles must only reach its own elements, because they stay in the document when the visitor goes on to another remote's
 * page. Class names of CSS modules end in a hash (tools/webpack/rules.ts).
 */
import postcss, { type AtRule, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

const ofModule = /-[A-Za-z0-9]{4}$/;
const allowedAtRules = ['media', 'supports', 'container', 'keyframes', 'layer'];

const narrowing = [':is', ':where', ':has'];

/** A class inside `:not()` narrows nothing. */
const isScopedNode = (node: parseSelectors.Node): boolean =>
  (node.type === 'class' && ofModule.test(node.value)) ||
  (node.type === 'pseudo' && narrowing.includes(node.value) && node.nodes.every(isScoped));

function isScoped(selector: parseSelectors.Selector): boolean {
  return selector.some(isScopedNode);
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function globalSelectors(rule: Rule): string[] {
  if (isKeyframe(rule)) return [];
  const selectors = parseSelectors().astSync(rule.selector).nodes;
  return selectors.filter((selector) => !isScoped(selector)).map(String);
}

/** One sentence for each rule that reaches elements of other remotes. */
export function styleRefusals(css: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkAtRules(({ name, params }) => {
    if (!allowedAtRules.includes(name))
      found.push(`@${name} ${params} belongs to the shell: remove it from the remote's styles`);
    else if (name === 'keyframes' && !ofModule.test(params))
      found.push(`@keyframes ${params} would be every remote's: define it without :global in a .module.css file`);
  });
  root.walkRules((rule) => {
    for (const selector of globalSelectors(rule))
      found.push(
        `the selector ${selector} reaches other remotes' elements: begin it with a class of a .module.css file`,
      );
  });
  return found;
}
