import { useEffect, useState } from 'react';

/** Counts down the seconds until a time, to 0. @param time in milliseconds since the epoch */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    setNow(Date.now());
    if (isOver && time <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time, isOver]);
  // Limits the wait if the clock was set back.
  return Math.min(left, 60);
}
