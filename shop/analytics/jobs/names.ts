import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { conversion } from '../rules/conversion.ts'

const DAY_S = 86_400

/** Sends a conversion to the advertising service, which takes events of at most seven days. */
export const reportConversionJob = defineJob({
  name: 'tell-conversion',
  schema: z.object({ event: conversion }),
  retry: { limit: 12, delaySeconds: 5, longestDelaySeconds: 3_600 },
  timeoutSeconds: 30,
  keepSeconds: 7 * DAY_S,
})
