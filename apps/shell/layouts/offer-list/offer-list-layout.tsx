/** The offer list: sober header, wide content, footer. */
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Footer } from '../../footer/footer';
import { Header } from '../../header/header';
import { PageFrame, type LayoutProps } from '../page-frame';

export const OfferListLayout = ({ children }: LayoutProps) => (
  <PageFrame header={<Header sober />} footer={<Footer />} spaced>
    <Wrap>{children}</Wrap>
  </PageFrame>
);
