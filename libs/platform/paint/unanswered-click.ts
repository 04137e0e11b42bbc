/**
 * Repeats a click on a button that React did not handle: during hydration, in a part whose chunk is still loading, or on a button that
 * was replaced or moved under the pointer. Buys pages that lose no click.
 */
import { identityOf, isSameButton, type ButtonIdentity } from './button-identity';
import { scriptedButton, setBusy } from './early-click';

export interface ClickWatch {
  /** The page is hydrated: clicks are repeated from now on. */
  hydrated: () => void;
  /** React has handled a click. */
  handled: () => void;
}

interface HeldClick {
  button: HTMLElement;
  identity: ButtonIdentity;
  path: string;
  /** Milliseconds without a button. */
  missing: number;
}
type Press = HeldClick & Record<'x' | 'y', number>;

const replayInterval = 50;
/** Milliseconds in which a button that was removed may come back. */
const absence = 3_000;
/** Pixels between press and release: more is a gesture that was meant to end elsewhere. */
const stillness = 10;

const heldAt = (button: HTMLElement): HeldClick => ({
  button,
  identity: identityOf(button),
  path: location.pathname,
  missing: 0,
});

/** The button itself, or the one with which React replaced it; null when several have the same identity. */
function currentButton({ button, identity }: HeldClick, root: Element): HTMLElement | null {
  if (button.isConnected) return button;
  const alike = [...root.querySelectorAll<HTMLElement>(scriptedButton)].filter((one) => isSameButton(identity, one));
  return alike.length === 1 ? alike[0]! : null;
}

/** Calls back with a press that the browser turns into no click, or into one of what lies around both its ends. */
function watchPresses(pressedAt: (event: Event) => HeldClick | null, onLost: (press: HeldClick) => void): void {
  let press: Press | null = null;
  const onRelease = ({ clientX, clientY }: PointerEvent): void => {
    const pressed = press;
    press = null;
    if (!pressed || Math.hypot(clientX - pressed.x, clientY - pressed.y) > stillness) return;
    // Later: the browser's click follows.
    if (!pressed.button.contains(document.elementFromPoint(clientX, clientY))) setTimeout(onLost, 0, pressed);
  };
  const onPress = (event: PointerEvent): void => {
    const pressed = pressedAt(event);
    press = pressed && { ...pressed, x: event.clientX, y: event.clientY };
  };
  addEventListener('pointerdown', onPress, true);
  addEventListener('pointercancel', () => void (press = null), true);
  addEventListener('pointerup', onRelease, true);
}

/** Holds the newest click, and repeats it from `hydrated` on until it is handled. */
function createRepeater(root: Element) {
  let held: HeldClick | null = null;
  const state = { isHydrated: false, isRepeating: false };
  const handled = (): void => {
    if (held) setBusy(held.button, false);
    held = null;
  };
  const repeat = (click: HeldClick, button: HTMLElement): void => {
    click.button = button;
    setBusy(button, true);
    state.isRepeating = true;
    button.click();
    state.isRepeating = false;
  };
  const clickAgain = (click: HeldClick): void => {
    if (held !== click) return;
    const button = currentButton(click, root);
    click.missing = button ? 0 : click.missing + replayInterval;
    if (click.path !== location.pathname || click.missing > absence) return handled();
    if (button) repeat(click, button);
    setTimeout(clickAgain, replayInterval, click);
  };
  const hold = (click: HeldClick): void => {
    handled();
    held = click;
    if (state.isHydrated) setTimeout(clickAgain, replayInterval, click);
    else setBusy(click.button, true);
  };
  const hydrated = (): void => {
    state.isHydrated = true;
    if (held) clickAgain(held);
  };
  return { state, hold, handled, hydrated };
}

/**
 * @param root that React renders: buttons elsewhere have listeners of their own
 * @param early the button that was clicked before
 */
export function watchClicks(root: Element, early: HTMLElement | null): ClickWatch {
  const { state, hold, handled, hydrated } = createRepeater(root);
  const clickOf = ({ target }: Event): HeldClick | null => {
    const button = root.contains(target as Node) && (target as Element).closest<HTMLElement>(scriptedButton);
    return button ? heldAt(button) : null;
  };
  const onClick = (event: Event): void => {
    const click = state.isRepeating ? null : clickOf(event);
    if (click) hold(click);
  };
  watchPresses(clickOf, hold);
  addEventListener('click', onClick, true);
  if (early) hold(heldAt(early));
  return { hydrated, handled };
}
