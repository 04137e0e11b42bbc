import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import type { ReactNode } from 'react';
import { brokenLinkTexts as texts } from './broken-link.texts';
import { PageTitle } from './page-title';

/** A link that could not be opened: why, and a link home. */
export const BrokenLink = ({ children }: { children: ReactNode }) => (
  <>
    <PageTitle>{texts.title}</PageTitle>
    <EmptyState level={1} title={texts.title} actions={<HomeLink />}>
      {children}
    </EmptyState>
  </>
);
