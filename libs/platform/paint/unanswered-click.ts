/**
 * Repeats a click on a button and a choice that React did not handle: during hydration, in a part whose chunk is still loading, or on a
 * button that was replaced or moved under the pointer. Buys pages that lose no click and take back no choice.
 */
import { identityOf, isSameControl, type ControlIdentity } from './control-identity';
import { choiceOf, chosenIn, groupOf, isChosen, repeatOf, type ChoiceControl } from './early-choice';
import { scriptedButton, setBusy } from './early-click';

export interface ClickWatch {
  /** The page is hydrated: clicks are repeated from now on. */
  hydrated: () => void;
  /** React has handled a click or a choice. */
  handled: (event: { target: EventTarget }) => void;
}

interface HeldInput {
  control: HTMLElement;
  identity: ControlIdentity;
  /** The newest of each is held: all buttons are one, the radios of a group are one. */
  key: string;
  repeat: (control: HTMLElement) => void;
  path: string;
  /** Milliseconds without the control. */
  missing: number;
}
type Press = HeldInput & Record<'x' | 'y', number>;

const replayInterval = 50;
/** Milliseconds in which a control that was removed may come back. */
const absence = 3_000;
/** Pixels between press and release: more is a gesture that was meant to end elsewhere. */
const stillness = 10;

const held = (control: HTMLElement, key: string | null, repeat: HeldInput['repeat']): HeldInput => {
  const identity = identityOf(control);
  return { control, identity, key: key ?? identity.join('|'), repeat, path: location.pathname, missing: 0 };
};
const heldClick = (button: HTMLElement): HeldInput =>
  held(button, 'button', (current) => {
    setBusy(current, true);
    current.click();
  });
const heldChoice = (control: ChoiceControl): HeldInput => held(control, groupOf(control), repeatOf(control));

/** The control itself, or the one with which React replaced it; null when several have the same identity, and while it is disabled. */
function currentControl({ control, identity }: HeldInput, root: Element): HTMLElement | null {
  if (control.isConnected) return control.matches(':disabled') ? null : control;
  const alike = [...root.querySelectorAll<HTMLElement>(control.localName)].filter((one) =>
    isSameControl(identity, one),
  );
  return alike.length === 1 ? alike[0]! : null;
}

/** Calls back with a press that the browser turns into no click, or into one of what lies around both its ends. */
function watchPresses(pressedAt: (event: Event) => HeldInput | null, onLost: (press: HeldInput) => void): void {
  let press: Press | null = null;
  const onRelease = ({ clientX, clientY }: PointerEvent): void => {
    const pressed = press;
    press = null;
    if (!pressed || Math.hypot(clientX - pressed.x, clientY - pressed.y) > stillness) return;
    // Later: the browser's click follows.
    if (!pressed.control.contains(document.elementFromPoint(clientX, clientY))) setTimeout(onLost, 0, pressed);
  };
  const onPress = (event: PointerEvent): void => {
    const pressed = pressedAt(event);
    press = pressed && { ...pressed, x: event.clientX, y: event.clientY };
  };
  addEventListener('pointerdown', onPress, true);
  addEventListener('pointercancel', () => void (press = null), true);
  addEventListener('pointerup', onRelease, true);
}

/** Holds inputs, and repeats them in their order from `hydrated` on until they are handled. */
function createRepeater(root: Element) {
  const inputs = new Map<string, HeldInput>();
  const state = { isHydrated: false, isRepeating: false };
  const release = (input: HeldInput): void => {
    setBusy(input.control, false);
    if (inputs.get(input.key) === input) inputs.delete(input.key);
  };
  const handled: ClickWatch['handled'] = ({ target }) =>
    inputs.forEach((input) => input.control.contains(target as Node) && release(input));
  const repeat = (input: HeldInput, control: HTMLElement): void => {
    input.control = control;
    state.isRepeating = true;
    input.repeat(control);
    state.isRepeating = false;
  };
  const repeatUntilHandled = (input: HeldInput): void => {
    if (inputs.get(input.key) !== input) return;
    const control = currentControl(input, root);
    input.missing = control ? 0 : input.missing + replayInterval;
    if (input.path !== location.pathname || input.missing > absence) return release(input);
    if (control) repeat(input, control);
    setTimeout(repeatUntilHandled, replayInterval, input);
  };
  const hold = (input: HeldInput): void => {
    const earlier = inputs.get(input.key);
    if (earlier) release(earlier);
    inputs.set(input.key, input);
    if (state.isHydrated) setTimeout(repeatUntilHandled, replayInterval, input);
  };
  const drop = ({ key }: HeldInput): void => void inputs.delete(key);
  const hydrated = (): void => {
    state.isHydrated = true;
    inputs.forEach(repeatUntilHandled);
  };
  return { state, hold, drop, handled, hydrated };
}

/**
 * @param root that React renders: controls elsewhere have listeners of their own
 * @param early the button that was clicked before
 */
export function watchClicks(root: Element, early: HTMLElement | null): ClickWatch {
  const { state, hold, drop, handled, hydrated } = createRepeater(root);
  const clickOf = ({ target }: Event): HeldInput | null => {
    const button = root.contains(target as Node) && (target as Element).closest<HTMLElement>(scriptedButton);
    return button ? heldClick(button) : null;
  };
  const holdClick = (click: HeldInput): void => {
    hold(click);
    if (!state.isHydrated) setBusy(click.control, true);
  };
  const onInput = (event: Event): void => {
    if (state.isRepeating || !root.contains(event.target as Node)) return;
    const choice = choiceOf(event);
    if (choice) (isChosen(choice) ? hold : drop)(heldChoice(choice));
    const click = event.type === 'click' ? clickOf(event) : null;
    if (click) holdClick(click);
  };
  watchPresses(clickOf, holdClick);
  addEventListener('click', onInput, true);
  addEventListener('change', onInput, true);
  chosenIn(root).map(heldChoice).forEach(hold);
  if (early) holdClick(heldClick(early));
  return { hydrated, handled };
}
