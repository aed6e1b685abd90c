#!/usr/bin/env node
import '../../scripts/bulkhead.mjs'
