import { Tinypool } from 'tinypool';
import { type JobName, jobs, type Task } from './render/jobs';
import { createThread, type ThreadSetup } from './render/thread';

/** A job for a thread. */
export interface Message {
  name: JobName;
  task: Task<JobName>;
}

// the pool that starts this module passes the setup
const thread = createThread(Tinypool.workerData as ThreadSetup);

/** Entry module of a thread: runs a job. */
export default ({ name, task }: Message): unknown => {
  // name and task belong together: `Pool.run` is typed by the job
  const job = jobs[name] as (task: Task<JobName>, within: typeof thread) => unknown;
  return job(task, thread);
};
