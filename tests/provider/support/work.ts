/** Milliseconds of the processor that some work takes in this thread, whoever else uses the machine. */
export async function workOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
