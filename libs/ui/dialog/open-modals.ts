/**
 * Browser-back closes the modal on top, and a modal that closes goes back in history (spec member 4, Modals). The entries that
 * modals make have the page's own address and state; the router never hears of them.
 */

/** In `history.state`: how many modals stood open when the entry was made. */
const depthKey = 'emsalModals';
/** Every remote bundles this file; all of them must share one list. */
const registry = Symbol.for('emsal.openModals');

export interface OpenModal {
  close: () => void;
}

const stateHere = () => (history.state ?? {}) as Record<string, unknown>;
const depthHere = () => (stateHere()[depthKey] as number | undefined) ?? 0;
/** The page's entry: its address and the router's key. */
const pageHere = () => `${location.href} ${String(stateHere()['key'])}`;

/** The browser loses what is pushed while it is on its way back: it waits until the answer is called. */
function holdEntries(): () => void {
  const { pushState, replaceState } = history;
  const held: (() => void)[] = [];
  history.pushState = (...entry) => void held.push(() => history.pushState(...entry));
  history.replaceState = (...entry) => void held.push(() => history.replaceState(...entry));
  return () => {
    Object.assign(history, { pushState, replaceState });
    held.forEach((make) => make());
  };
}

const mark = (depth: number) => ({ ...stateHere(), [depthKey]: depth });

class OpenModals {
  private open: OpenModal[] = [];
  private page = '';
  private isDue = false;
  private arrived: (() => void) | undefined;

  constructor() {
    addEventListener('popstate', (event) => this.leave(event));
  }

  add(modal: OpenModal): void {
    const isSettled = !this.isDue && !this.arrived;
    if (this.open.length === 0 && (isSettled || pageHere() !== this.page)) this.begin();
    this.open = [...this.open, modal];
    this.settleSoon();
  }

  remove(modal: OpenModal): void {
    this.open = this.open.filter((other) => other !== modal);
    this.settleSoon();
  }

  /** An entry that a reload or a way forward left marked is the page's own now. */
  private begin(): void {
    this.page = pageHere();
    if (depthHere() > 0) history.replaceState(mark(0), '');
  }

  /** In a task of its own: a dialog that replaces another one keeps its entry, and a navigation made while closing wins. */
  private settleSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    setTimeout(() => {
      this.isDue = false;
      this.settle();
    });
  }

  private settle(): void {
    if (this.arrived || pageHere() !== this.page) return;
    while (depthHere() < this.open.length) history.pushState(mark(depthHere() + 1), '');
    const tooMany = depthHere() - this.open.length;
    if (tooMany === 0) return;
    this.arrived = holdEntries();
    history.go(-tooMany);
  }

  /** Keeps from everybody else that the browser went back, where only modals closed. */
  leave(event: PopStateEvent): void {
    const { arrived } = this;
    const closing = pageHere() === this.page ? this.open.slice(depthHere()).reverse() : [];
    if (!arrived && closing.length === 0) return;
    event.stopImmediatePropagation();
    if (!arrived) return closing.forEach(({ close }) => close());
    this.arrived = undefined;
    arrived();
    this.settleSoon();
  }
}

const page = globalThis as { [registry]?: OpenModals };

/** The modals of the whole page, in the order in which they opened. */
export const openModals = (): OpenModals => (page[registry] ??= new OpenModals());

/** Call it before a router is made: the window calls its listeners in the order in which they came, capturing or not. */
export const hearBackFirst = (): void => addEventListener('popstate', (event) => page[registry]?.leave(event));
