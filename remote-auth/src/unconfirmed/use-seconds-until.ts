import { useEffect, useState } from 'react';

/**
 * Returns the seconds until a time, counted down to 0.
 * @param time in milliseconds since the epoch
 */
export function useCountdownSeconds(time: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((time - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    setNow(Date.now());
    if (isOver && time <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [time, isOver]);
  // Limits the countdown, because the user may have set the computer's clock back.
  return Math.min(left, 60);
}
