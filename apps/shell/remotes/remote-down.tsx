/** What stands in for a remote that is down: what happened, a way to try again, a person to call. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { buttonClass } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { remoteBoundaryTexts as texts } from './remote-boundary.texts';

/** `href` loads the page again; it works without JavaScript. */
export function RemoteDown({ href }: { href: string }) {
  return (
    <Wrap>
      <title>{texts.title}</title>
      <Stack gap={16}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <Row>
          <a className={buttonClass('primary')} href={href} data-reload="">
            {texts.retry}
          </a>
          <p>
            {texts.call} <Link href={phoneHref(brand.phones.sales)}>{brand.phones.sales}</Link>
          </p>
        </Row>
      </Stack>
    </Wrap>
  );
}
