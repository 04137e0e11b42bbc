/** Checks of components; each returns the elements at fault. */
import type { Page } from '@playwright/test';

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [tabindex="0"]';

/** Controls without a focus ring, neither their own nor that of the card around them. */
export const withoutFocusRing = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const hasRing = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const inside = document.querySelector('dialog[open]') ?? document;
    return [...inside.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        element.focus({ focusVisible: true } as FocusOptions);
        const isRefused = document.activeElement !== element;
        return !isRefused && !hasRing(element) && !hasRing(element.parentElement!);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  }, controls);

/** Controls smaller than 44 x 44 px, except inline links (WCAG 2.5.8); a checkbox counts with its label. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const least = 44;
    const targetOf = (element: Element): Element => element.closest('label') ?? element;
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const { width, height } = targetOf(element).getBoundingClientRect();
        const isForScreenReaders = element.parentElement!.getBoundingClientRect().width <= 1 || width <= 1;
        return !isForScreenReaders && (width < least - 0.5 || height < least - 0.5);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  }, controls);

/** Animations that run under reduced motion. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 160) ?? ''),
  );
