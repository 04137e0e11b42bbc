/** Development only: React Refresh must find this hook before react-dom is evaluated, or changes in a remote are not shown. */
export function installRefreshHook(): void {
  const renderers = new Map<number, unknown>();
  const inject = (renderer: unknown): number => {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  };
  const nothing = (): void => undefined;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers,
      inject,
      supportsFiber: true,
      onScheduleFiberRoot: nothing,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
    },
  });
}
