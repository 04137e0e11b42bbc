import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import type { ReactNode } from 'react';
import { privacyTexts as texts } from './privacy.texts';

const shown = 5;

interface NewestFirstProps<Item> {
  /** The newest first. */
  rows: readonly Item[];
  label: string;
  children: (rows: readonly Item[], label: string) => ReactNode;
}

/** The newest rows; the others open below them. */
export const NewestFirst = <Item,>({ rows, label, children }: NewestFirstProps<Item>) => (
  <>
    {rows.length > 0 && children(rows.slice(0, shown), label)}
    {rows.length > shown && (
      <Disclosure summary={texts.older} variant="inline">
        {children(rows.slice(shown), texts.older)}
      </Disclosure>
    )}
  </>
);
