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

function createOpenModals() {
  let open: OpenModal[] = [];
  let page = '';
  let isReturning = false;

  const mark = (depth: number) => ({ ...stateHere(), [depthKey]: depth });
  function settle() {
    if (isReturning || pageHere() !== page) return;
    const missing = open.length - depthHere();
    if (missing > 0) history.pushState(mark(open.length), '');
    if (missing >= 0) return;
    isReturning = true;
    history.go(missing);
  }
  /** In a task of its own: a dialog that replaces another one keeps its entry, and a navigation made while closing wins. */
  const settleSoon = () => void setTimeout(settle);

  function leave(event: PopStateEvent) {
    const isOwn = isReturning;
    isReturning = false;
    if (pageHere() !== page) return;
    if (isOwn) settleSoon();
    const closing = open.slice(depthHere()).reverse();
    if (!isOwn && closing.length === 0) return;
    event.stopImmediatePropagation();
    if (!isOwn) closing.forEach(({ close }) => close());
  }
  /** Capturing listeners come before the router's. */
  addEventListener('popstate', leave, { capture: true });

  return {
    add(modal: OpenModal) {
      if (open.length === 0) {
        page = pageHere();
        if (depthHere() > 0 && !isReturning) history.replaceState(mark(0), '');
      }
      open = [...open, modal];
      settleSoon();
    },
    remove(modal: OpenModal) {
      open = open.filter((other) => other !== modal);
      settleSoon();
    },
  };
}

type OpenModals = ReturnType<typeof createOpenModals>;

/** The modals of the whole page, in the order in which they opened. */
export function openModals(): OpenModals {
  const page = globalThis as { [registry]?: OpenModals };
  return (page[registry] ??= createOpenModals());
}
