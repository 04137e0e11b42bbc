/** The header's menu, in a chunk of its own because only some pages show it. */
import { lazyComponent } from '@emsal/platform/lazy-component';

export const MenuBar = lazyComponent(async () => (await import('./site-menu')).MenuBar);
export const MenuButton = lazyComponent(async () => (await import('./site-menu')).MenuButton);
export const MenuSheet = lazyComponent(async () => (await import('./site-menu')).MenuSheet);
