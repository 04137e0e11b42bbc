import { brand } from '@emsal/brand/brand';
import { callUs } from '@emsal/brand/call-us.texts';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import type { ReactNode } from 'react';

interface ErrorPanelProps {
  title: string;
  lead: string;
  /** Links to other pages. */
  children?: ReactNode;
  /** Reloads the page; without it the home link is the main one. */
  retry?: ReactNode;
}

/** The common layout of the shell's error pages: what happened, and links to try again, to go home and to call. */
export function ErrorPanel({ title, lead, children, retry }: ErrorPanelProps) {
  const phone = brand.phones.sales;
  return (
    <Wrap>
      <title>{title}</title>
      <Stack>
        <h1>{title}</h1>
        <Text size="lead" tone="muted">
          {lead}
        </Text>
        {children}
        <Row gap={24}>
          {retry}
          <HomeLink variant={retry ? 'alone' : 'button'} />
          <Link variant="alone" href={phoneHref(phone)}>
            {callUs(phone)}
          </Link>
        </Row>
      </Stack>
    </Wrap>
  );
}
