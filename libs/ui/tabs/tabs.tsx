import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  key: string;
  label: string;
  /** Shown after the label. */
  count?: number;
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the group. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Key of the open tab; without it the tabs keep their own state, starting with the first. */
  value?: string;
  onChange?: (key: string) => void;
}

/** Index of the tab a key leads to, wrapping around; undefined for other keys. */
function reachedBy(key: string, index: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** Tabs with one visible panel. Arrow keys move between tabs; on narrow screens the tab list scrolls. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [internal, setInternal] = useState(tabs[0].key);
  const current = value ?? internal;
  const choose = (key: string) => {
    setInternal(key);
    onChange?.(key);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const reached = reachedBy(event.key, index, tabs.length);
    if (reached === undefined) return;
    event.preventDefault();
    choose(tabs[reached]!.key);
    (list.current?.children[reached] as HTMLElement).focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            className={styles.tab}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === current ? undefined : -1}
            onClick={() => choose(tab.key)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label} {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${tab.key}`}
          tabIndex={0}
          hidden={tab.key !== current}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
