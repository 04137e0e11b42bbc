/** Development only: React Refresh must find this hook before react-dom is evaluated, or edits of a remote change nothing on screen. */
export function readyForRefresh(): void {
  const nothing = (): void => undefined;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: new Map(), supportsFiber: true, inject: () => 1, onScheduleFiberRoot: nothing, onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing },
  });
}
