/** Header with menu, content with air around it, footer. */
import { Footer } from '../../footer/footer';
import { Header } from '../../header/header';
import { PageFrame, type LayoutProps } from '../page-frame';

export const DefaultLayout = ({ children }: LayoutProps) => (
  <PageFrame header={<Header />} footer={<Footer />} spaced>
    {children}
  </PageFrame>
);
