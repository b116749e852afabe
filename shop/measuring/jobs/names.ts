import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { conversion } from '../rules/conversion.ts'

const DAY_S = 86_400

/** A conversion on its way to the advertising service, which takes what is at most seven days old. */
export const tellConversion = defineJob({
  name: 'tell-conversion',
  schema: z.object({ event: conversion }),
  retry: { limit: 12, delaySeconds: 5, longestDelaySeconds: 3_600 },
  timeoutSeconds: 30,
  keepSeconds: 7 * DAY_S,
})
