/** The router as the shell sees it: what makes one and runs it. Remotes use `./router`. */
export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  data,
  isRouteErrorResponse,
  matchRoutes,
  redirectDocument,
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
  UNSAFE_ErrorResponseImpl,
  useNavigation,
} from 'react-router-dom';
export type {
  DOMRouterOpts,
  MiddlewareFunction,
  PatchRoutesOnNavigationFunction,
  RouteObject,
  StaticHandler,
  StaticHandlerContext,
} from 'react-router-dom';
