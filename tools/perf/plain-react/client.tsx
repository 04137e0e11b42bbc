import { createRoot } from 'react-dom/client';
import { ListPage } from './list-page.tsx';
import { StepPage } from './step-page.tsx';

const pages: Record<string, typeof ListPage> = { '/step': StepPage, '/list': ListPage };
const Page = pages[location.pathname]!;

createRoot(document.body).render(
  <main>
    <Page />
  </main>,
);
