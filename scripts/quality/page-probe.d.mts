export function countRequests(): void
export function takeRequests(): { frames: number; timers: number; animations: number }
