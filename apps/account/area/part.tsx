import { Stack } from '@emsal/ui/stack/stack';
import type { ReactNode } from 'react';

/** A section of an account page under its heading. */
export const Part = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section aria-label={title} id={id}>
    <Stack gap={16}>
      <h2>{title}</h2>
      {children}
    </Stack>
  </section>
);
