/** Opens a page of the account as the shell would, with replies from a table. */
import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import { success } from '@emsal/api/envelope';
import { pageContext, PageProvider, type Page, type PageReply } from '@emsal/platform/page';
import type { RouteObject } from '@emsal/platform/router';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import routes from '../remote';

export const customerId = 'a'.repeat(120);

export const information: AccountInformation = {
  customerId,
  loginId: 'l1',
  identityNo: '100******78',
  isEntityTc: true,
  birthDate: '1985-04-12',
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  companyName: '',
  email: '',
  emailVerificationStatus: false,
  cityCode: '34',
  districtCode: '3401',
  jobInfo: null,
  lastLogin: null,
  phone: '0532 *** ** 67',
  missing: [],
  isPermissionEmail: false,
  isPermissionSms: false,
  isPermissionPhone: false,
  isMarket: false,
};

/** By the last part of `METHOD path`; a list is a lookup's answer, everything else a command's result. */
export type Replies = Record<string, unknown>;

export const signedIn = (more: Replies = {}): Replies => ({
  getSession: { customerId, firstName: 'Ayşe' },
  getCustomerInfo: information,
  getCustomerPolicyCards: { policies: [], otherPhoneHasPolicy: false },
  checkAnnouncementPermission: [],
  getCustomerNotifications: { notifications: [] },
  getRenewalWatches: { renewals: [] },
  ...more,
});
export const anonymous = (more: Replies = {}): Replies => ({ getSession: null, ...more });
export const refused = (messageCode: string, message: string, fields?: Record<string, string>): PageReply => ({
  status: 200,
  body: { isSuccess: false, result: null, message, messageCode, ...(fields && { fields }) },
});

const isReply = (reply: unknown): reply is PageReply =>
  typeof reply === 'object' && reply !== null && 'status' in reply && 'body' in reply;

export const openAccount = (path: string, replies: Replies, change: Partial<Page> = {}) =>
  openRoutes({ routes, path, replies, change });

interface Opened {
  routes: readonly RouteObject[];
  path: string;
  replies: Replies;
  change?: Partial<Page>;
}

export function openRoutes({ routes: shown, path, replies, change = {} }: Opened) {
  const calls: { call: string; body: unknown }[] = [];
  const page = {
    transport: async ({ path: called, body }) => {
      const call = called.replace(/^selfservice\/\w+\//, '').split('/')[0]!;
      calls.push({ call, body });
      const reply = replies[call];
      if (isReply(reply)) return reply;
      return { status: 200, body: Array.isArray(reply) ? reply : success(reply ?? null) };
    },
    cookie: () => undefined,
    visitId: () => undefined,
    isServer: false,
    isMobile: false,
    marketingPermissionRequired: false,
    isPublished: () => true,
    year: 2026,
    today: '2026-11-28',
    ...change,
  } as Page;
  const pages = [...shown, { path: '*', element: <h1>elsewhere</h1> }];
  const router = createMemoryRouter(
    pages.map((route) => ({ ...route, HydrateFallback: () => null }) as typeof route),
    {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[pageContext, page]]) as never),
    },
  );
  const view = render(
    <PageProvider value={page}>
      <main>
        <RouterProvider router={router} />
      </main>
    </PageProvider>,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, calls, at };
}
