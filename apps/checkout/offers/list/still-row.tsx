import { Component } from 'react';
import type { ReactNode } from 'react';

interface StillRowProps {
  /** The row that must not move; null when there is none. */
  stillOfferId: () => string | null;
  children: ReactNode;
}

interface Place {
  row: Element;
  top: number;
}

/**
 * Scrolls by as much as an update has moved the row that is pointed at, focused or read: rows differ in height, so that keeping its index is not
 * enough. A class, because only `getSnapshotBeforeUpdate` measures before the document changes.
 */
export class StillRow extends Component<StillRowProps> {
  override getSnapshotBeforeUpdate(): Place | null {
    const id = this.props.stillOfferId();
    const row = id === null ? null : document.querySelector(`[data-offer="${id}"]`);
    return row && { row, top: row.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: StillRowProps, _state: unknown, place: Place | null): void {
    const moved = place?.row.isConnected ? place.row.getBoundingClientRect().top - place.top : 0;
    if (moved !== 0) window.scrollBy(0, moved);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
