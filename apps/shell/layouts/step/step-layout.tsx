/** Form steps: no menu, no footer; the line's own side bar stands in the content. Without JavaScript the journey ends here, with a telephone. */
import { brand } from '@emsal/brand/brand';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Header } from '../../header/header';
import { layoutTexts as texts } from '../layout.texts';
import { PageFrame, type LayoutProps } from '../page-frame';

const NoScript = () => (
  <noscript>
    <Wrap>
      <Notice tone="warn">
        {texts.noScript} <Link href={phoneHref(brand.phones.sales)}>{brand.phones.sales}</Link>
      </Notice>
    </Wrap>
  </noscript>
);

export const StepLayout = ({ children }: LayoutProps) => (
  <PageFrame header={<Header sober />}>
    <NoScript />
    {children}
  </PageFrame>
);
