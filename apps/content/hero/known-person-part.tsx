import type { KnownPerson } from '@emsal/platform/storage/known-person';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import type { ReactNode } from 'react';
import { heroTexts as texts } from './hero.texts';

const dotted = (masked: string): string => masked.replaceAll('*', '•');

interface KnownPersonPartProps {
  person: KnownPerson;
  /** The fields for somebody else. */
  children: ReactNode;
}

/** In the place of the person's fields: who goes on, and the fields behind a native disclosure, which works before hydration. */
export const KnownPersonPart = ({ person: { identity, phone }, children }: KnownPersonPartProps) => (
  <Stack gap={8}>
    <p>
      <strong>{texts.known(dotted(identity))}</strong>
    </p>
    <Text size="small" tone="muted">
      {texts.proven(dotted(phone))}
    </Text>
    <Disclosure summary={texts.somebodyElse}>
      <Stack>{children}</Stack>
    </Disclosure>
  </Stack>
);
