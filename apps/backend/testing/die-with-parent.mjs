/** Preloaded into a child process: when its parent is gone, however it died, it ends as on SIGTERM. */
if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
