/** Pages that tell of something missing or broken: everything around them works. */
import { Footer } from '../../footer/footer';
import { Header } from '../../header/header';
import { PageFrame, type LayoutProps } from '../page-frame';

export const ErrorLayout = ({ children }: LayoutProps) => (
  <PageFrame header={<Header />} footer={<Footer />} spaced>
    {children}
  </PageFrame>
);
