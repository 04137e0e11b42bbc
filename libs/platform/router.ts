/** The router as remotes see it. Only what some remote uses is re-exported, because every visitor loads all of it: add a name when it is needed. */
export {
  Navigate,
  Outlet,
  ScrollRestoration,
  data,
  isRouteErrorResponse,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
export type {
  ActionFunctionArgs,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  RouteObject,
  UIMatch,
} from 'react-router-dom';
