export function runningInstance(marker: string): Promise<{ pid: number; url: string } | null>
