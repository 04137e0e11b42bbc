/** Landing and information pages: sections run from edge to edge. */
import { Footer } from '../../footer/footer';
import { Header } from '../../header/header';
import { PageFrame, type LayoutProps } from '../page-frame';

export const ContentLayout = ({ children }: LayoutProps) => (
  <PageFrame header={<Header />} footer={<Footer />}>
    {children}
  </PageFrame>
);
