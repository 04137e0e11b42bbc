import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  key: string;
  label: string;
  /** Stands behind the label. */
  count?: number;
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Key of the open tab; leave it out and the tabs keep it themselves, beginning with the first. */
  value?: string;
  onChange?: (key: string) => void;
}

/** The tab that a key leads to, around the ends; undefined for every other key. */
function reachedBy(key: string, index: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** One panel at a time. Arrow keys walk along the tabs; on narrow screens they scroll and the next one is visibly cut. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0].key);
  const current = value ?? own;
  const choose = (key: string) => {
    setOwn(key);
    onChange?.(key);
  };
  const press = (event: KeyboardEvent, index: number) => {
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
            onKeyDown={(event) => press(event, index)}
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
