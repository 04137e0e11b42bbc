/** The router's API for the shell: creating and rendering a router. Remotes use `./router`. */
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
