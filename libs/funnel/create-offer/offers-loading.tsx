/** Shown from the last submit until the offer list takes over: the list's own title, and skeleton rows. */
import { brand } from '@emsal/brand/brand';
import { focusAfterPaint } from '@emsal/platform/paint/focus-after-paint';
import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef } from 'react';
import { offersLoadingTexts as texts } from './offers-loading.texts';

export function OffersLoading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAfterPaint(heading.current), []);
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
