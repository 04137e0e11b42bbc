/**
 * The router's API for remotes. Only what some remote uses is exported, because every visitor downloads all of it: add a name when it
 * is needed.
 */
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
