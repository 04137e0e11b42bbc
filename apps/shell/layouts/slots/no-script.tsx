/** Without JavaScript the form cannot be completed: offers the telephone. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { layoutTexts as texts } from '../layout.texts';

export const NoScript = () => (
  <noscript>
    <Wrap>
      <Notice tone="warn">
        {texts.noScript} <Link href={phoneHref(brand.phones.sales)}>{brand.phones.sales}</Link>
      </Notice>
    </Wrap>
  </noscript>
);
