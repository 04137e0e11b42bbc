/** Shown from the last submit until the offer list takes over: the list's own title, and skeleton rows. Or until the application's page does. */
import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { focusAfterPaint } from '@emsal/platform/paint/focus-after-paint';
import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef } from 'react';
import { applicationLoadingTexts, offersLoadingTexts } from './offers-loading.texts';

export function OffersLoading({ sale }: Pick<LineFacts, 'sale'>) {
  const texts = sale === 'adviser' ? applicationLoadingTexts : offersLoadingTexts;
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
