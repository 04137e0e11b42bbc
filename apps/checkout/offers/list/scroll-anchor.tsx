import { Component } from 'react';
import type { ReactNode } from 'react';
import { currentPlaces, slideFrom } from './slides';
import type { Places } from './slides';

interface ScrollAnchorProps {
  /** The row that must not move; null when there is none. */
  anchorOfferId: () => string | null;
  /** Offers still come in: what they move slides. */
  isArriving: boolean;
  children: ReactNode;
}

/** Milliseconds after the last offer in which the list still settles. */
const settling = 1_000;

interface Snapshot {
  anchor: { row: Element; top: number } | null;
  /** Null when no offers come in. */
  places: Places | null;
}

/**
 * Scrolls by as much as an update has moved the row that is pointed at, focused or read: rows differ in height, so that keeping its index is not
 * enough. A class, because only `getSnapshotBeforeUpdate` measures before the document changes.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  /** The final list follows the last offer with labels that make rows taller. */
  private slidesUntil = 0;

  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Snapshot {
    const id = this.props.anchorOfferId();
    const row = id === null ? null : document.querySelector(`[data-offer="${id}"]`);
    return {
      anchor: row && { row, top: row.getBoundingClientRect().top },
      // The update that completes the list lets the held row go.
      places: before.isArriving || performance.now() < this.slidesUntil ? currentPlaces() : null,
    };
  }

  override componentDidUpdate(before: ScrollAnchorProps, _state: unknown, { anchor, places }: Snapshot): void {
    if (before.isArriving && !this.props.isArriving) this.slidesUntil = performance.now() + settling;
    const moved = anchor?.row.isConnected ? anchor.row.getBoundingClientRect().top - anchor.top : 0;
    if (moved !== 0) window.scrollBy(0, moved);
    if (places) slideFrom(places);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
