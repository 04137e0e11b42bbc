/** Parts of layouts that only some pages show, each in a chunk of its own. */
import { lazyComponent } from '@emsal/platform/lazy-component';
import { MenuBar, MenuButton, MenuSheet } from '../header/lazy-menu';

export const AccountCompletion = lazyComponent(
  async () => (await import('./slots/account-completion')).AccountCompletion,
);
export const AccountNav = lazyComponent(async () => (await import('./slots/account-nav')).AccountNav);
export const CancelHead = lazyComponent(async () => (await import('./slots/cancel-head')).CancelHead);
export const CancelHelp = lazyComponent(async () => (await import('./slots/cancel-help')).CancelHelp);
export const Footer = lazyComponent(async () => (await import('../footer/footer')).Footer);
export const ShareCard = lazyComponent(async () => (await import('./slots/share-card')).ShareCard);

const onContentPages = [Footer, MenuBar, MenuButton, MenuSheet, ShareCard];

/**
 * On content pages these are in the HTML, so they are loaded before hydration: a part that suspends would miss the click which started
 * it.
 */
export const preloadContentParts = async (): Promise<void> =>
  void (await Promise.all(onContentPages.map(({ preload }) => preload())));
