import type { EmotionCache } from '@emotion/react';

const hidingRule =
  /\b(display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|opacity\s*:\s*0(?![.\d]))/;
const visibilityRule = /\b(display|visibility|opacity)\s*:/;
const unconditionalRule = /^\.[\w-]+\{/;
/** Descendants inherit `visibility`, but not `display` and `opacity`. */
const inheritedRule = /\bvisibility\s*:/;
const descendantRule = /\.css-[^{,]*[ >]/;
const siblingRule = /\.css-[\w-]+(?:\([^)]*\)|[^\s>{,(])*[+~]/;
/** Rules for printing, for animations, and for the host around a page. A test of a page has no `#root`. */
const rulesOfNoPage = /^(@media print|@(-webkit-)?keyframes|(@media [^{]*\{)?#root)/;

/** True for CSS rules that determine which elements are visible. Tests read no other styles. */
function isVisibilityRule(rule: string): boolean {
  if (rulesOfNoPage.test(rule) && !document.getElementById('root')) return false;
  // An element has one unconditional rule of Emotion, so this rule cannot show what another rule hides.
  return (unconditionalRule.test(rule) ? hidingRule : visibilityRule).test(rule);
}

/**
 * Removes all styles, then inserts only the CSS rules that determine which elements are visible, and speeds up
 * `getComputedStyle` for elements without such a rule. Queries by role call it for each element, and Happy DOM would match
 * each rule with each element.
 */
export function keepVisibilityStyles(cache: EmotionCache): void {
  const { sheet } = cache;
  sheet.flush();
  Object.assign(cache, { inserted: {}, registered: {} });
  const { insert } = Object.getPrototypeOf(sheet);
  /** The classes whose rules may change the visibility of their element. */
  const styledClasses = new Set<string>();
  /** The classes whose rules may also change the visibility of elements inside their element. */
  const inheritedClasses = new Set<string>();
  let count = 0;
  let hasOtherRules = false;
  Object.assign(sheet, {
    insert(rule: string) {
      if (!isVisibilityRule(rule)) return;
      Reflect.apply(insert, sheet, [rule]);
      count++;
      const classes = [...rule.matchAll(/\.(css-[\w-]+)/g)].flatMap(([, name]) => name ?? []);
      const isInherited = inheritedRule.test(rule) || descendantRule.test(rule);
      for (const name of classes) {
        styledClasses.add(name);
        if (isInherited) inheritedClasses.add(name);
      }
      // A rule for siblings may match elements whose ancestors have no class of the rule.
      if (classes.length === 0 || siblingRule.test(rule)) hasOtherRules = true;
    },
  });

  const hasClass = (element: Element, classes: ReadonlySet<string>) =>
    element
      .getAttribute('class')
      ?.split(' ')
      .some((name) => classes.has(name));

  /** True if only the styles of the browser determine the visibility of an element. */
  function isPlain(element: Element): boolean {
    if (hasOtherRules || !element.isConnected) return false;
    // Pages read other styles of `html`, such as its font size.
    if (/^(html|dialog)$/i.test(element.tagName)) return false;
    if (document.head.querySelectorAll('style, link[rel="stylesheet"]').length !== count)
      return false;
    if (element.hasAttribute('style') || hasClass(element, styledClasses)) return false;
    for (let node = element.parentElement; node; node = node.parentElement) {
      if (/visibility/.test(node.getAttribute('style') ?? '')) return false;
      if (hasClass(node, inheritedClasses)) return false;
    }
    return true;
  }

  const view = document.defaultView;
  if (!view) return;
  // An earlier test file of the process may have replaced the function.
  const original = Reflect.get(view.getComputedStyle, 'original') ?? view.getComputedStyle;
  const plainStyles = new Map<string, CSSStyleDeclaration>();
  const getComputedStyle: typeof view.getComputedStyle = (element) => {
    const plainStyle = isPlain(element) ? plainStyles.get(element.tagName) : undefined;
    if (plainStyle) return plainStyle;
    const style: CSSStyleDeclaration = Reflect.apply(original, view, [element]);
    if (isPlain(element)) plainStyles.set(element.tagName, copyVisibility(style));
    return style;
  };
  view.getComputedStyle = Object.assign(getComputedStyle, { original });
}

function copyVisibility({ display, visibility, opacity, pointerEvents }: CSSStyleDeclaration) {
  const values = { display, visibility, opacity, pointerEvents };
  const getPropertyValue = (name: string) => Reflect.get(values, name) ?? '';
  return Object.assign(Object.create(null), values, { getPropertyValue });
}
