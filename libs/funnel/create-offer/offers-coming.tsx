/** Stands from the press until the list of offers takes over: the list's own title, and room for its rows. */
import { brand } from '@emsal/brand/brand';
import { focusBehindPaint } from '@emsal/platform/focus-behind-paint';
import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef } from 'react';
import { offersComingTexts as texts } from './offers-coming.texts';

export function OffersComing() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusBehindPaint(heading.current), []);
  return (
    <Stack>
      <title>{`${texts.title} | ${brand.name}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <Text tone="muted">{texts.asking}</Text>
      <Skeleton tall />
      <Skeleton tall />
      <Skeleton tall />
    </Stack>
  );
}
