/** The addresses of the desk. */
import { Navigate, type RouteObject } from 'react-router';
import { ApplicationPage } from './applications/application-page';
import { ApplicationsPage } from './applications/applications-page';
import { EntriesPage } from './entries/entries-page';
import { EntryPage } from './entries/entry-page';
import { Frame } from './frame/frame';
import { SignOut } from './frame/sign-out';
import { signOutPath } from './frame/sign-out-path';
import { BrokenPage, UnknownPage } from './frame/unknown-page';
import { JobsPage } from './jobs/jobs-page';
import { AuditLogPage } from './audit-log/audit-log-page';
import { PageList } from './pages/page-list';
import { ReleasesPage } from './releases/releases-page';
import { RequestPage } from './requests/request-page';
import { RequestsPage } from './requests/requests-page';
import { ReviewsPage } from './reviews/reviews-page';
import { StaffPage } from './staff/staff-page';

/** The visual editor is most of the code, so only its page loads it. */
const editor = () => import('./pages/page-route');

export const deskRoutes: RouteObject[] = [
  {
    path: '/',
    element: <Frame />,
    errorElement: <BrokenPage />,
    children: [
      { index: true, element: <Navigate to="/sayfalar" replace /> },
      { path: 'sayfalar', element: <PageList /> },
      { path: 'sayfalar/:id', lazy: async () => ({ Component: (await editor()).PageRoute }) },
      { path: 'basvurular', element: <EntriesPage /> },
      { path: 'basvurular/:id', element: <EntryPage /> },
      { path: 'danismanlik', element: <ApplicationsPage /> },
      { path: 'danismanlik/:id', element: <ApplicationPage /> },
      { path: 'talepler', element: <RequestsPage /> },
      { path: 'talepler/:id', element: <RequestPage /> },
      { path: 'yorumlar', element: <ReviewsPage /> },
      { path: 'isler', element: <JobsPage /> },
      { path: 'surumler', element: <ReleasesPage /> },
      { path: 'kayitlar', element: <AuditLogPage /> },
      { path: 'calisanlar', element: <StaffPage /> },
      { path: signOutPath, element: <SignOut /> },
      { path: '*', element: <UnknownPage /> },
    ],
  },
];
