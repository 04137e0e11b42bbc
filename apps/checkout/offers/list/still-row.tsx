import { Component } from 'react';
import type { ReactNode } from 'react';
import { currentPlaces, slideFrom } from './slides';
import type { Places } from './slides';

interface StillRowProps {
  /** The row that must not move; null when there is none. */
  stillOfferId: () => string | null;
  /** Offers still come in: what they move slides. */
  isArriving: boolean;
  children: ReactNode;
}

/** Milliseconds after the last offer in which the list still settles. */
const settling = 1_000;

interface Snapshot {
  still: { row: Element; top: number } | null;
  /** Null when no offers come in. */
  places: Places | null;
}

/**
 * Scrolls by as much as an update has moved the row that is pointed at, focused or read: rows differ in height, so that keeping its index is not
 * enough. A class, because only `getSnapshotBeforeUpdate` measures before the document changes.
 */
export class StillRow extends Component<StillRowProps> {
  /** The final list follows the last offer with labels that make rows taller. */
  private slidesUntil = 0;

  override getSnapshotBeforeUpdate(before: StillRowProps): Snapshot {
    const id = this.props.stillOfferId();
    const row = id === null ? null : document.querySelector(`[data-offer="${id}"]`);
    return {
      still: row && { row, top: row.getBoundingClientRect().top },
      // The update that completes the list lets the held row go.
      places: before.isArriving || performance.now() < this.slidesUntil ? currentPlaces() : null,
    };
  }

  override componentDidUpdate(before: StillRowProps, _state: unknown, { still, places }: Snapshot): void {
    if (before.isArriving && !this.props.isArriving) this.slidesUntil = performance.now() + settling;
    const moved = still?.row.isConnected ? still.row.getBoundingClientRect().top - still.top : 0;
    if (moved !== 0) window.scrollBy(0, moved);
    if (places) slideFrom(places);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
